/** Drawn on a 20 grid in strokes, as those of the reading pages; these are for the areas of companies and operators only. */
const drawings = {
  alert: 'M10 3.2 17.6 16.5H2.4ZM10 8.2v3.8M10 14.2v.1',
  bell: 'M10 3a4.5 4.5 0 0 0-4.5 4.5c0 4-2 5.5-2 6.5h13c0-1-2-2.5-2-6.5A4.5 4.5 0 0 0 10 3ZM8.5 16.5a1.6 1.6 0 0 0 3 0',
  board: 'M3 4h3.8v12H3ZM8.1 4h3.8v8H8.1ZM13.2 4H17v5.5h-3.8Z',
  book: 'M10 5.2C8.3 4 6.2 3.6 3.5 3.7v11.8c2.7-.1 4.8.3 6.5 1.5 1.7-1.2 3.8-1.6 6.5-1.5V3.7c-2.7-.1-4.8.3-6.5 1.5ZM10 5.2V17',
  briefcase: 'M3 6.5h14v10H3ZM7.2 6.5V4h5.6v2.5M3 10.8h14',
  building: 'M4 17V3.5h8V17M12 8h4v9M2.5 17h15M7 7h2M7 10h2M7 13h2',
  calendar: 'M3.5 5h13v11.5h-13ZM3.5 8.5h13M7 3v3M13 3v3',
  chart: 'M3 17h14M5.5 14V9.5M10 14V4.5M14.5 14v-7',
  check: 'm3.5 5 1.3 1.3L7 4M3.5 10.3l1.3 1.3L7 9.3M3.5 15.6l1.3 1.3L7 14.6M9.5 5.3h7M9.5 10.5h7M9.5 15.7h7',
  close: 'm5 5 10 10M15 5 5 15',
  down: 'm5.5 8 4.5 4.5L14.5 8',
  download: 'M10 3v9.5M6 9l4 4 4-4M3.5 16.5h13',
  flag: 'M4.5 17.5v-14M4.5 4.2h10.8l-2.4 3.7 2.4 3.7H4.5',
  fold: 'M3 4h14v12H3ZM7.5 4v12',
  home: 'M3.5 9 10 3.5 16.5 9v7.5h-4.7v-4.6H8.2v4.6H3.5Z',
  key: 'M9.5 8a3.3 3.3 0 1 1-6.6 0 3.3 3.3 0 0 1 6.6 0ZM8.6 10.3l7.9 6.2M13 13.8l1.8-2.2',
  layers: 'm10 3 7 3.7-7 3.7-7-3.7ZM3.3 10.3 10 13.8l6.7-3.5M3.3 13.6 10 17l6.7-3.4',
  mail: 'M3 5h14v10.5H3ZM3.3 5.5 10 11l6.7-5.5',
  menu: 'M3 6h14M3 10h14M3 14h9',
  message: 'M3 4h14v9.5H9L5.8 16.5v-3H3Z',
  move: 'M3.5 10h12M11.5 6l4 4-4 4',
  next: 'm8 5 5 5-5 5',
  people: 'M10 7a2.7 2.7 0 1 1-5.4 0A2.7 2.7 0 0 1 10 7ZM2.5 16c.4-3 2.2-4.6 4.8-4.6s4.4 1.6 4.8 4.6M12.5 4.5a2.7 2.7 0 0 1 0 5M14 11.7c2 .5 3.2 2 3.5 4.3',
  person: 'M13.3 6.8a3.3 3.3 0 1 1-6.6 0 3.3 3.3 0 0 1 6.6 0ZM3.6 17c.6-3.6 3-5.3 6.4-5.3s5.8 1.7 6.4 5.3',
  picture: 'M3 4h14v12H3ZM3.5 14l4.2-4.5 3 3 2.3-2.3 3.5 3.7M13.3 7.3h.1',
  pulse: 'M2.5 10.5h3.3L8 5l4 10 2.2-4.5h3.3',
  previous: 'm12 5-5 5 5 5',
  question: 'M7.6 7.8a2.4 2.4 0 1 1 3.3 2.3c-.6.3-.9.8-.9 1.5M10 14v.1M17.4 10a7.4 7.4 0 1 1-14.8 0 7.4 7.4 0 0 1 14.8 0Z',
  rocket: 'M3.5 10.5 8.3 15 16.8 5',
  search: 'M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11ZM13 13l3.8 3.8',
  shield: 'M10 2.8 16 5v5c0 3.5-2.4 6-6 7.2C6.4 16 4 13.5 4 10V5Z',
  sliders: 'M4 6h7M15 6h1M4 14h1M9 14h7M13 4v4M7 12v4',
  table: 'M3 4h14v12H3ZM3 8h14M3 12h14M8 8v8',
  tasks: 'M3.5 4h13v3.5h-13ZM3.5 10h13v3.5h-13ZM5.5 16.7h9',
  upload: 'M10 13.5V4M6 7.5l4-4 4 4M3.5 16.5h13',
  wrench: 'M16.5 6.3 13.8 9 11 8.6l-.4-2.8L13.3 3a4 4 0 0 0-5 5.3l-5 5a1.8 1.8 0 0 0 2.6 2.6l5-5a4 4 0 0 0 5.6-4.6Z',
}

export type WorkIconName = keyof typeof drawings

/** Always beside a word, or within a control that carries an `aria-label`. */
export const WorkIcon = ({ name }: { name: WorkIconName }) => (
  <svg className="i" viewBox="0 0 20 20" aria-hidden="true">
    <path d={drawings[name]} />
  </svg>
)
