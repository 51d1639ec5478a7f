/** Where companies that hire in Japan mostly are. */
export const timeZones = [
  { zone: 'Asia/Tokyo', name: '日本' },
  { zone: 'Asia/Seoul', name: '韓国' },
  { zone: 'Asia/Shanghai', name: '中国' },
  { zone: 'Asia/Singapore', name: 'シンガポール' },
  { zone: 'Asia/Ho_Chi_Minh', name: 'ベトナム' },
  { zone: 'Asia/Kolkata', name: 'インド' },
  { zone: 'Europe/London', name: 'イギリス' },
  { zone: 'Europe/Berlin', name: 'ドイツ' },
  { zone: 'America/New_York', name: '米国（東部）' },
  { zone: 'America/Los_Angeles', name: '米国（西部）' },
  { zone: 'Australia/Sydney', name: 'オーストラリア（シドニー）' },
] as const
