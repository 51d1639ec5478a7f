import { termNames } from '#contract/jobs/postings/job-term-names.ts'

const otherNames: Record<string, string> = {
  'company.name': '企業名',
  'company.address': '企業の住所',
  'company.contact': '企業の連絡先',
  'company.corporate_number': '法人番号',
  'company.url': 'サイト',
  'company.members': 'メンバー',
  'company.introduction': '紹介文',
  'company.fees': '料金への同意',
  'report.note': '通報された箇所',
  'report.quote': '引用されたメッセージ',
  'report.text': '通報された文面',
}

/** What a finding of the lint is about, as the editor of jobs calls it. */
export const fieldName = (field: string) => otherNames[field] ?? termNames[field] ?? field
