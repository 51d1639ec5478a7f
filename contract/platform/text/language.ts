export type Language = 'ja' | 'en'
