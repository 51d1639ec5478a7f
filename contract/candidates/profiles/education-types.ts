import type { z } from 'zod'
import type { EducationType } from './candidate-profiles.ts'

/** In words, from the highest on. */
export const educationTypes: Record<z.infer<typeof EducationType>, string> = {
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
