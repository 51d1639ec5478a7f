/** Drawn on a 20 grid in strokes, dashed after `|`; `sprout` means freshly confirmed and nothing else. */
const drawings = {
  alert: 'M10 3.2 17.6 16.5H2.4ZM10 8.2v3.8M10 14.2v.1',
  back: 'm12 5-5 5 5 5',
  bell: 'M10 3a4.5 4.5 0 0 0-4.5 4.5c0 4-2 5.5-2 6.5h13c0-1-2-2.5-2-6.5A4.5 4.5 0 0 0 10 3ZM8.5 16.5a1.6 1.6 0 0 0 3 0',
  bookmark: 'M5.5 3h9v14L10 13.4 5.5 17Z',
  building: 'M4 17V4.5h8V17M12 8.5h4V17M2.5 17h15M6.6 7.8h2.8M6.6 11h2.8M6.6 14.2h2.8',
  calendar: 'M3.5 5h13v11.5h-13ZM3.5 8.6h13M7 3v3.5M13 3v3.5',
  check: 'm3.5 10.5 4.2 4.3L16.5 5.5',
  clip: 'm15.8 9-5.6 5.6a3.4 3.4 0 0 1-4.8-4.8l6-6a2.3 2.3 0 0 1 3.3 3.3l-5.9 5.9a1.1 1.1 0 0 1-1.6-1.6L12.4 6.2',
  clock: 'M17.2 10a7.2 7.2 0 1 1-14.4 0 7.2 7.2 0 0 1 14.4 0ZM10 5.8V10l2.8 1.8',
  close: 'm5 5 10 10M15 5 5 15',
  edit: 'm4 13.5 8.8-8.8a1.6 1.6 0 0 1 2.3 0l.2.2a1.6 1.6 0 0 1 0 2.3L6.5 16H4Z',
  eye: 'M2 10s2.9-5 8-5 8 5 8 5-2.9 5-8 5-8-5-8-5ZM12.3 10a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0Z',
  file: 'M5 2.8h6.5L15.5 6.8V17.2H5ZM11.3 3v4h4',
  filter: 'M3 5.5h14M5.5 10h9M8.2 14.5h3.6',
  flag: 'M4.5 17.5v-14M4.5 4.2h10.8l-2.4 3.7 2.4 3.7H4.5',
  heart: 'M10 16.6S3 12.6 3 7.9A3.7 3.7 0 0 1 10 6.2a3.7 3.7 0 0 1 7 1.7c0 4.7-7 8.7-7 8.7Z',
  home: 'm3 9.2 7-6 7 6V17h-4.6v-4.6H7.6V17H3Z',
  lock: 'M4.5 9h11v8h-11ZM7 9V6.5a3 3 0 0 1 6 0V9',
  menu: 'M3 6h14M3 10h14M3 14h14',
  message: 'M3 4.5h14v9H9.4L5.6 16.8v-3.3H3Z',
  more: 'M4.5 10h.01M10 10h.01M15.5 10h.01',
  next: 'm8 5 5 5-5 5',
  no: 'M17.4 10a7.4 7.4 0 1 1-14.8 0 7.4 7.4 0 0 1 14.8 0ZM6.5 10h7',
  open: 'M11.5 3.5h5v5M16.5 3.5 9 11M14.5 11.5v5h-11v-11h5',
  person: 'M13.3 6.8a3.3 3.3 0 1 1-6.6 0 3.3 3.3 0 0 1 6.6 0ZM3.6 17c.6-3.6 3-5.3 6.4-5.3s5.8 1.7 6.4 5.3',
  plus: 'M10 4v12M4 10h12',
  reload: 'M16 10a6 6 0 1 1-1.9-4.4L16 7.4M16 3.6v3.8h-3.8',
  search: 'M14.1 8.8a5.3 5.3 0 1 1-10.6 0 5.3 5.3 0 0 1 10.6 0ZM13 13l4.2 4.2',
  send: 'M10 16.5V4M5 8.5l5-5 5 5',
  share: 'M10 12V3M6.8 5.8 10 2.8l3.2 3M6 8.5H4v8.7h12V8.5h-2',
  sprout: 'M2.5 16.5h15M10 16.5V9.4M10 10.6c0-3-2-4.8-5.6-4.8 0 3 2 4.8 5.6 4.8ZM10 8.6c0-3 2-5 5.8-5 0 3.2-2 5-5.8 5Z',
  unknown: 'M8 8.2a2 2 0 1 1 2.7 1.9c-.5.2-.7.6-.7 1.2M10 13.6v.1|M17.4 10a7.4 7.4 0 1 1-14.8 0 7.4 7.4 0 0 1 14.8 0Z',
  yes: 'M17.4 10a7.4 7.4 0 1 1-14.8 0 7.4 7.4 0 0 1 14.8 0ZM6.6 10.3l2.4 2.4 4.5-5',
}

export type IconName = keyof typeof drawings

/** Always beside a word, except where the control around it carries an `aria-label`. */
export function Icon({ name }: { name: IconName }) {
  const [drawn, dashed] = drawings[name].split('|')
  return (
    <svg className="i" viewBox="0 0 20 20" aria-hidden="true">
      <path d={drawn} />
      {dashed && <path d={dashed} strokeDasharray="2.6 2.6" />}
    </svg>
  )
}
