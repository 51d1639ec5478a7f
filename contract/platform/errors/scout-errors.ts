/** Why a scout is not taken on, or not answered. */
export const scoutErrors = {
  SCOUT_NOT_ACCEPTED: { status: 403, message: 'この方は、いまは連絡を受け取りません。', english: 'This person does not take messages at the moment.' },
  SCOUT_WITHOUT_PASSAGE: {
    status: 422,
    message:
      '理由に、選択した項目の文章が出てきません。プロフィールの一文を引くか、その内容に触れて書いてください。職種やスキルの名前だけでは、触れたことになりません。',
    english: 'The reason takes up no passage of the parts you chose. Quote a sentence of the profile or write about it; the name of a skill is not enough.',
  },
  SCOUT_TOO_ALIKE: {
    status: 422,
    message: '最近送ったスカウトに似すぎています。この方のプロフィールを読んで、理由を書き直してください。',
    english: 'This is too much like a scout you sent lately. Please write a reason for this one person.',
  },
  SCOUTS_USED_UP: {
    status: 429,
    message: '今日送れるスカウトの上限に届きました。明日もう一度お試しください。',
    english: 'You have reached the daily limit for scouts. Please try again tomorrow.',
  },
  SCOUT_ALREADY_SENT: {
    status: 409,
    message: 'この方には、すでにスカウトを送っています。回答をお待ちください。送った人は、回答の前なら、内容を変えて2回まで訂正できます。',
    english: 'You have already scouted this person. Please wait for the answer. Until then its sender can send a changed one twice.',
  },
  SCOUT_ANSWERED: { status: 409, message: 'このスカウトには、もう答えています。', english: 'This scout was answered already.' },
  SCOUT_HAS_LEFT: {
    status: 409,
    message: '送信から60秒を過ぎたため、取り消せません。返信の前なら、内容を変えて訂正できます。',
    english: 'Sixty seconds have passed, so this scout cannot be taken back. Until it is answered you can send a changed one.',
  },
  TOO_MANY_CANDIDATE_LISTS: {
    status: 409,
    message: '候補者リストは50件まで作成できます。不要なリストを削除してください。',
    english: 'You can keep 50 lists of candidates. Please delete those you do not need.',
  },
  TOO_MANY_SCOUT_DRAFTS: {
    status: 409,
    message: '下書きは100件まで保存できます。不要な下書きを削除してください。',
    english: 'You can keep 100 drafts. Please delete those you do not need.',
  },
} as const
