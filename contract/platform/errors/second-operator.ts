/** For how many days somebody has been an operator, with the same credentials, before they count as the second of two. */
export const SETTLED_DAYS = 7

/** Why an operator cannot be the second of two for what another one asked; nothing when they can. */
export const secondOperatorRefusals = {
  SECOND_OPERATOR_REQUIRED: {
    status: 403,
    message: '頼んだ本人は決められません。ほかの運営のメンバーに頼んでください。',
    english: 'Somebody else has to decide this.',
  },
  SECOND_OPERATOR_NEW: {
    status: 403,
    message: `承認できるのは、運営に加わるか、役割・パスワード・二段階認証をほかの人に変えられてから${SETTLED_DAYS}日たったメンバーだけです。ほかのメンバーに頼んでください。`,
    english: `Only operators who have been as they are for ${SETTLED_DAYS} days can approve. Please ask another one.`,
  },
  SECOND_OPERATOR_TIED: {
    status: 403,
    message:
      'あなたと頼んだ人は、一方がもう一方を追加したか、役割や二段階認証を変えたことがあるため、2人として数えられません。ほかのメンバーに頼んでください。',
    english: 'One of you two created or reset the other, so you do not count as two. Please ask another operator.',
  },
  SECOND_OPERATOR_GONE: {
    status: 409,
    message: '頼んだ人が、もう変更できる運営のメンバーではないため、承認できません。断ることはできます。',
    english: 'The operator who asked for this is no longer one, so it cannot be approved.',
  },
} as const
