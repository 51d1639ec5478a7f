/** The kinds of photos on a company's page: what each is called there, and what to put there. */
export const photoSlots = {
  office: { name: 'オフィス', hint: '働く場所がわかる写真。席の間隔、明るさ、会議をする場所など。', example: '窓の前に机が2列に並ぶ執務室' },
  team: { name: 'チーム', hint: 'ふだん一緒に働く人の写真。写る人全員の同意を得たもの。', example: '作業台を囲んで話す4人' },
  product: { name: 'プロダクト', hint: '作っているもの、または画面の写真。使う人の個人情報が写らないもの。', example: '配水池に取り付けた流量計' },
  work: { name: '仕事', hint: '仕事をしているところ。画面や書類に、社外の情報が写らないもの。', example: '現場で流量計の値を読み取る2人' },
  event: { name: 'イベント', hint: '勉強会、合宿、懇親会など。写る人全員の同意を得たもの。', example: '社内の勉強会で発表を聞く10人' },
  other: { name: 'そのほか', hint: 'ほかの種類に入らない写真。', example: '事務所の入口にある看板' },
} as const

export type PhotoSlot = keyof typeof photoSlots
export const photoSlotNames = Object.keys(photoSlots) as [PhotoSlot, ...PhotoSlot[]]
