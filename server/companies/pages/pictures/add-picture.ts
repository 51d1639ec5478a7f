import type { PictureUse } from '#contract/companies/pages/company-pages.ts'
import type { MemberContext } from '#server/platform/request/member-context.ts'
import { savePicture } from '#server/platform/files/save-picture.ts'

/** Twice as large as they are drawn at most, for fine screens. */
const longestEdges: Record<PictureUse, number> = { logo: 256, image: 1_920, photo: 256 }

/** Keeps a picture for the company's page. */
export async function addPicture(context: MemberContext, file: File, use: PictureUse) {
  const { picture } = await savePicture(context, file, { company_id: context.viewer.company_id, longestEdge: longestEdges[use] })
  return { picture }
}
