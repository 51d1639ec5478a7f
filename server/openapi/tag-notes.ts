export const tagNotes: Record<string, string> = {
  job_offers: '求人をさがし、読む。',
  companies: '企業をさがし、読む。',
  masters: 'コード表。IDは変わりません。',
  suggestions: 'フリーワードの候補。',
}
