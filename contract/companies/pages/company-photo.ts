import { z } from 'zod'
import { line } from '#contract/platform/text/plain-text.ts'
import { photoSlotNames } from './photo-slots.ts'
import { Picture } from './picture.ts'

/** A photo with its kind. Without the words, people who do not see it would go without. */
export const CompanyPhoto = z.strictObject({
  slot: z.enum(photoSlotNames).meta({ example: 'office' }),
  picture: Picture.meta({ example: '/demo/pictures/companies/12/office-1.svg' }),
  text: line(200).min(1, '写真の説明を入力してください。').meta({ example: '窓の前に机が並ぶ執務室' }),
})
export type CompanyPhoto = z.infer<typeof CompanyPhoto>
