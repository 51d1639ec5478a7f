/** How reports, data requests and people who are restricted are refused; part of contract/platform/errors/errors.ts. */
export const ticketErrors = {
  RESTRICTED: {
    status: 403,
    message: '利用が制限されているため、この操作はできません。理由は、お知らせをご覧ください。',
    english: 'Your account is restricted. The notices say why.',
  },
  THREAD_NOT_OPENED: {
    status: 403,
    message: 'このやりとりを読むには、別の運営の承認が要ります。承認には期限があります。',
    english: 'This conversation needs the approval of another operator, which is not there or over.',
  },
  OWN_OPENING: {
    status: 403,
    message: '自分が求めた確認は、自分では承認できません。ほかの運営に頼んでください。',
    english: 'You cannot approve what you asked for yourself.',
  },
  OPENING_ASKED: {
    status: 409,
    message: 'この通報には、承認を待っている確認があります。',
    english: 'An approval is awaited for this report already.',
  },
  OPENING_DECIDED: {
    status: 409,
    message: 'この確認は、ほかの運営が先に決めたか、取り下げられています。',
    english: 'This was decided or withdrawn meanwhile.',
  },
  REQUEST_CLOSED: { status: 409, message: 'この請求は、もう終わっています。', english: 'This request was closed already.' },
  IDENTITY_UNCHECKED: {
    status: 409,
    message: '先に、ご本人からの請求であることを確かめて、方法を記録してください。',
    english: 'First record how you made sure that the person asks for their own data.',
  },
} as const
