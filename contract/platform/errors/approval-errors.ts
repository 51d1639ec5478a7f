/** Refusals where a company's administrators approve what becomes public of its jobs. */
export const approvalErrors = {
  APPROVAL_NEEDED: {
    status: 403,
    message: 'この企業では、求人の公開と公開中の変更に管理者の承認が必要です。承認を申請してください。',
    english: 'In this company administrators approve what becomes public of a job. Please request an approval.',
  },
  APPROVAL_NOT_NEEDED: {
    status: 409,
    message: 'この求人に承認の申請は必要ありません。画面を読み込みなおしてください。',
    english: 'This job needs no approval. Please reload.',
  },
  APPROVAL_PENDING: {
    status: 409,
    message: 'この求人はすでに承認待ちです。申請が取り下げられるか、管理者が決めると、もう一度申請できます。',
    english: 'This job waits for an approval already. It can be requested again once that is decided or taken back.',
  },
  APPROVAL_SETTLED: {
    status: 409,
    message: 'この申請は、すでに決まったか、取り下げられています。画面を読み込みなおしてください。',
    english: 'This request was decided or taken back meanwhile. Please reload.',
  },
  JOB_UNCHANGED: { status: 409, message: '公開中の内容から変わっていません。', english: 'This is what is public already.' },
} as const
