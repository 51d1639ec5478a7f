/** The steps of a selection in their order, as both sides read them. */
export const selectionSteps = {
  entry: 'エントリー',
  casual_meeting: 'カジュアル面談',
  document_screening: '書類選考',
  first_interview: '一次面接',
  second_interview: '二次面接',
  final_interview: '最終面接',
  offer: '内定',
  end: '終了',
} as const
export type SelectionStep = keyof typeof selectionSteps

/** How a selection ended. */
export const endReasons = { hired: '入社決定', declined: '応募者辞退', rejected: '不採用', not_applicable: '非選考対象' } as const
export type EndReason = keyof typeof endReasons

/** 面談 is without selection, 面接 with. Every meeting is one of the two. */
export const meetingTypes = { mendan: '面談（選考なし）', mensetsu: '面接' } as const
