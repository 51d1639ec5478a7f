import { recordAct } from '#server/platform/audit/record-act.ts'
import { savePicture } from '#server/platform/files/save-picture.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'

/** Four times as high as it is drawn, and as wide as a long name. */
const LONGEST_EDGE = 480

/** Stores a logo, drawn again. One that no version of the settings names after a day is deleted. */
export async function addLogo(context: OperatorContext, file: File) {
  const { id, picture } = await savePicture(context, file, { company_id: null, longestEdge: LONGEST_EDGE })
  await recordAct(context, { act: 'send_logo', subject_kind: 'site_settings', subject_id: id })
  return { picture }
}
