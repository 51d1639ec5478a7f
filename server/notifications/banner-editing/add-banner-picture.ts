import type { OperatorContext } from '#server/platform/request/operator-context.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { savePicture } from '#server/platform/files/save-picture.ts'

/** Twice as wide as a banner is drawn at most, for fine screens. */
const LONGEST_EDGE = 1_600

/** Stores a picture for a banner, drawn again; one that no banner shows after a day is deleted. */
export async function addBannerPicture(context: OperatorContext, file: File) {
  const { id, picture } = await savePicture(context, file, { company_id: null, longestEdge: LONGEST_EDGE })
  await recordAct(context, { act: 'send_picture', subject_kind: 'banner', subject_id: id })
  return { picture }
}
