import type { RegistrationDraft } from '#contract/registrations.ts'

/** From the highest on. */
export const educationNames: Record<NonNullable<RegistrationDraft['final_education_type']>, string> = {
  doctor: '大学院 博士課程',
  master: '大学院 修士課程',
  bachelor: '大学',
  junior_college: '短期大学',
  technical_college: '高等専門学校',
  vocational_school: '専門学校',
  high_school: '高等学校',
  junior_high_school: '中学校',
  other: 'その他の学校',
}
