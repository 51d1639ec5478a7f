const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at)

/** The regions of Japan with the ids of their prefectures, and what lies outside. */
export const regions: { key: string; name: string; ids: readonly number[] }[] = [
  { key: 'hokkaido', name: '北海道', ids: [1] },
  { key: 'tohoku', name: '東北', ids: from(2, 7) },
  { key: 'kanto', name: '関東', ids: from(8, 14) },
  { key: 'chubu', name: '中部', ids: from(15, 23) },
  { key: 'kinki', name: '近畿', ids: from(24, 30) },
  { key: 'chugoku', name: '中国', ids: from(31, 35) },
  { key: 'shikoku', name: '四国', ids: from(36, 39) },
  { key: 'kyushu', name: '九州・沖縄', ids: from(40, 47) },
  { key: 'abroad', name: '海外', ids: [48] },
]
