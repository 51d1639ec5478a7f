/** Refusals that only the operators' side has, or what it publishes. */
export const operatorErrors = {
  NOTICE_CHANGED: {
    status: 409,
    message: 'お知らせの内容が変わりました。新しい内容を読んでから、もう一度押してください。',
    english: 'This notice has changed. Please read it again before you confirm.',
  },
  NOTICE_STANDS: {
    status: 409,
    message: 'いまの状態では、この操作はできません。画面を読み込みなおして、状態を確かめてください。',
    english: 'This cannot be done in its present state. Please reload.',
  },
  EXPORT_DECIDED: { status: 409, message: 'この頼みは、もう決まっています。', english: 'This request was decided already.' },
  SECOND_OPERATOR_REQUIRED: {
    status: 403,
    message: '頼んだ本人は決められません。ほかの運営のメンバーに頼んでください。',
    english: 'Somebody else has to decide this.',
  },
  EXPORT_NOT_APPROVED: {
    status: 403,
    message: 'まだ許可されていないか、受け取れる期限が過ぎています。',
    english: 'This was not approved, or its time is over.',
  },
  SURVEY_ANSWERED: {
    status: 409,
    message: 'もう答えた人がいるため、質問の形は変えられません。文章だけを直すか、新しいアンケートを作ってください。',
    english: 'Somebody has answered already: only the words can be changed.',
  },
  LAST_OPERATOR: {
    status: 409,
    message: '変更できる運営がいなくなるため、できません。先に、ほかの人を「変更できる」にしてください。',
    english: 'Somebody has to stay who may change things. Give another operator the full role first.',
  },
  OPERATOR_EXISTS: { status: 409, message: 'この方は、もう運営のメンバーです。', english: 'This person is an operator already.' },
} as const
