/** The sections of the company's page in the editor, with the names of their fields. */
export const companySections = [
  { id: 'own-name', label: '基本情報', fields: ['name', 'logo'] },
  { id: 'own-story', label: '会社の紹介', fields: ['introduction', 'product_description', 'vision'] },
  {
    id: 'own-pictures',
    label: 'トップの写真と動画',
    fields: ['images', 'company_youtube_url', 'interview_video_url', 'interview_video_summary'],
  },
  { id: 'own-photos', label: '会社のようす（写真）', fields: ['photos'] },
  {
    id: 'own-facts',
    label: '代表と会社の概要',
    fields: ['officer_name', 'founding_year', 'employee_count', 'employee_range', 'capital', 'capital_date', 'category_ids', 'phase', 'kinds', 'social_issues'],
  },
  { id: 'own-contact', label: '所在地と連絡先', fields: ['prefecture', 'address', 'contact_phone', 'contact_email', 'contact_url', 'url'] },
  { id: 'own-applying', label: '応募の受け方', fields: ['is_hiring_open_position', 'open_position_description'] },
  { id: 'own-people', label: 'メンバーとインタビュー', fields: ['employees'] },
  { id: 'own-funding', label: '資金調達', fields: ['company_finances'] },
  { id: 'own-views', label: '推薦コメント', fields: ['amateras_views'] },
] as const

export type CompanySectionId = (typeof companySections)[number]['id']
