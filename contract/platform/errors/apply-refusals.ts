/** Why nobody, or this one person, can apply: the words of the disabled button and of the API's refusal. */
export const applyRefusals = {
  APPLICATIONS_CLOSED: '募集は終了しました。',
  APPLICATIONS_NOT_ACCEPTED: '直接の応募は受け付けていません。',
  COMPANY_UNCLAIMED: 'まだこの会社の人は登録していません。元の求人のページから応募してください。',
  SIDE_JOB_NOT_ACCEPTED: '副業だけをお探しの方の応募は受け付けていません。',
  COMPANY_BLOCKED: 'この企業をブロックしているため、応募できません。応募するには、「公開設定」でブロックを外してください。',
} as const

export type ApplyRefusal = keyof typeof applyRefusals
