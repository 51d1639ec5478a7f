import sharp from 'sharp'
import type { Access } from '../access.ts'

const path = '/company_users/company/'

/** A company's own page. */
export const companyPageAccess: Record<string, Access> = {
  [`GET ${path}`]: { who: 'member', act: 'see_company' },
  [`PATCH ${path}`]: { who: 'member', act: 'edit_company', call: () => ({ body: { introduction: '紹介' } }) },
  [`PUT ${path}draft/`]: { who: 'member', act: 'edit_company', call: () => ({ body: { fields: { vision: '道具' }, version: 1, revision: 0 } }) },
  [`DELETE ${path}draft/`]: { who: 'member', act: 'edit_company' },
  [`POST ${path}pictures/`]: {
    who: 'member',
    act: 'edit_company',
    call: async () => {
      const picture = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#1b6f40' } })
        .png()
        .toBuffer()
      return { files: { file: new File([new Uint8Array(picture)], '写真.png') }, body: { use: 'image' } }
    },
  },
}
