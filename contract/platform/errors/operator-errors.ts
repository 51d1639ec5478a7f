import { secondOperatorRefusals } from './second-operator.ts'
import { ticketErrors } from './ticket-errors.ts'

/** Refusals that only the operators' side has, or what it publishes. */
export const operatorErrors = {
  ...ticketErrors,
  ...secondOperatorRefusals,
  NOTICE_CHANGED: {
    status: 409,
    message: 'お知らせの内容が変わりました。新しい内容を読んでから、もう一度押してください。',
    english: 'This announcement has changed. Please read it again before you confirm.',
  },
  NOTICE_STANDS: {
    status: 409,
    message: 'いまの状態では、この操作はできません。画面を読み込みなおして、状態を確かめてください。',
    english: 'This cannot be done in its present state. Please reload.',
  },
  NOTICE_REQUESTED: {
    status: 409,
    message: 'ほかの依頼が承認を待っています。先にその依頼を取り消してください。',
    english: 'Another request about this is waiting. Please withdraw it first.',
  },
  NOTICE_DECIDED: {
    status: 409,
    message: 'この依頼は、もう承認されたか、取り消されたか、内容が変わったか、期限が過ぎています。',
    english: 'This request was approved, was withdrawn, or is too old.',
  },
  BACKUP_RUNNING: {
    status: 409,
    message: 'バックアップを作っているところです。終わってから、もう一度押してください。',
    english: 'A backup is being made. Please try again when it is done.',
  },
  RESTORE_IMPOSSIBLE: {
    status: 409,
    message: 'その時刻やバックアップには、この画面から戻せません。画面を読み込みなおして、戻せる範囲と秘密鍵を確かめてください。',
    english: 'This cannot be restored from here. Please reload and check the range and the private key.',
  },
  RESTORE_DECIDED: {
    status: 409,
    message: 'この頼みは、もう始まったか、取り消されたか、期限が過ぎています。',
    english: 'This restore has begun, was withdrawn, or is too old.',
  },
  SETTINGS_DECIDED: {
    status: 409,
    message: 'この頼みは、もう承認されたか、取り消されたか、期限が過ぎています。',
    english: 'This change was approved, was withdrawn, or is too old.',
  },
  SETTINGS_OUTDATED: {
    status: 409,
    message: '頼んだあとに、同じ設定が変わりました。この頼みを取り消して、いまの設定からもう一度頼んでもらってください。',
    english: 'One of these settings changed since. Please withdraw this request and ask again.',
  },
  EXPORT_DECIDED: { status: 409, message: 'この頼みは、もう決まっています。', english: 'This request was decided already.' },
  EXPORT_NOT_APPROVED: {
    status: 403,
    message: 'まだ許可されていないか、受け取れる期限が過ぎています。',
    english: 'This was not approved, or its time is over.',
  },
  MASTER_FIXED: {
    status: 409,
    message: 'この表では、この操作はできません。サイトの仕組みが、この表の項目に頼っています。',
    english: 'This code table does not allow this: the site relies on its rows.',
  },
  SURVEY_ANSWERED: {
    status: 409,
    message: 'もう答えた人がいるため、質問の形は変えられません。文章だけを直すか、新しいアンケートを作ってください。',
    english: 'Somebody has answered already: only the words can be changed.',
  },
  COMPANY_CHANGED: {
    status: 409,
    message: 'ほかの運営のメンバーが、先にこの企業の状態を変えました。いまの状態を確かめてから、もう一度お試しください。',
    english: 'Another operator changed this company meanwhile. Look at where it stands and try again.',
  },
  CLAIM_DECIDED: {
    status: 409,
    message: 'この申請は、もう決まっています。一覧を見なおしてください。',
    english: 'This claim was decided already. Please look at the list again.',
  },
  COMPANY_HAS_ADMIN: {
    status: 409,
    message: 'この企業には、もう管理者がいます。メンバーの招待は、その管理者に頼んでください。申請が届いているときは、断ってそう伝えてください。',
    english: 'This company has an admin already, who invites its members. Refuse a claim that waits, and say so.',
  },
  COMPANY_EXISTS: {
    status: 409,
    message: 'この法人番号かドメインの企業は、もう登録されています。企業の一覧で検索し、そのページから招待してください。',
    english: 'A company with this corporate number or domain exists already. Find it in the list and invite from its page.',
  },
  COMPANY_TWINS: {
    status: 409,
    message: '同じ名前の企業が、すでに登録されています。別の企業なら、その欄にチェックを入れて、もう一度追加してください。',
    english: 'A company of this name exists already. If yours is another one, say so (is_another) and add it again.',
  },
  COMPANY_REFUSED: {
    status: 409,
    message: 'この企業の承認は、前に見送りました。企業のページで、直ったかどうかを確かめてから承認してください。',
    english: 'This company was refused before. Look at its page before you approve it.',
  },
  COMPANY_NOT_ACTIVE: {
    status: 409,
    message: '企業が利用中でないため、求人を公開できません。先に企業を確かめてください。',
    english: 'The company is not active, so its jobs cannot be public. Look at the company first.',
  },
  REVIEW_SETTLED: {
    status: 409,
    message: 'この審査は、ほかの運営のメンバーが終えたか、企業が取り下げました。一覧を見なおしてください。',
    english: 'This review was decided or withdrawn meanwhile.',
  },
  REVIEWED_JOB_CHANGED: {
    status: 409,
    message: '見ているあいだに、企業が求人を直しました。いまの内容を確かめてから、決めてください。',
    english: 'The company changed the job while you looked at it. Please look again.',
  },
  FEES_OUTDATED: {
    status: 409,
    message: '企業が、いまの「料金と違約金」にまだ同意していません。戻して、もう一度申し込んでもらってください。',
    english: 'The company has not agreed to the fees as they are now. Refuse, so that it asks again.',
  },
  UNDO_OVER: {
    status: 409,
    message: '元に戻せる時間が過ぎたか、もう元に戻してあります。',
    english: 'The time to undo is over, or it was undone already.',
  },
  VIEW_EXISTS: {
    status: 409,
    message: '同じ名前のビューがあります。別の名前を入力してください。',
    english: 'There is a view of this name already. Please choose another.',
  },
  TOO_MANY_VIEWS: {
    status: 409,
    message: '1つの一覧に保存できるビューは50件までです。不要なビューを削除してください。',
    english: 'You can keep 50 views of a list. Please remove one first.',
  },
  LAST_OPERATOR: {
    status: 409,
    message: '変更できる運営がいなくなるため、できません。先に、ほかの人を「変更できる」にしてください。',
    english: 'Somebody has to stay who may change things. Give another operator the full role first.',
  },
  OPERATOR_ASKED: {
    status: 409,
    message: 'この方のことは、もう頼んであります。ほかの運営のメンバーが、メンバーのページで決めます。',
    english: 'This was asked for already. Another operator decides on the members page.',
  },
  OPERATOR_EXISTS: { status: 409, message: 'この方は、もう運営のメンバーです。', english: 'This person is an operator already.' },
  NO_SECOND_FACTOR: {
    status: 409,
    message: 'この方は、二段階認証を設定していません。パスワードが分からないときは、再設定のメールを送ってください。',
    english: 'This person has no second factor. If they lost the password, send the mail to choose a new one.',
  },
  MAIL_NOT_WAITING: {
    status: 409,
    message: 'このメールは、もう送れません。送り終わったか、内容が消えています。',
    english: 'This mail can no longer be sent: it went out, or its text is gone.',
  },
  INCIDENT_CLOSED: { status: 409, message: 'この記録は、もう終わっています。', english: 'This record is closed.' },
  NOTICE_SENT: { status: 409, message: 'このメールは、もう送られています。', english: 'This notice was sent already.' },
  TASK_RUNNING: {
    status: 409,
    message: 'この仕事は、いま実行中です。終わるのを待ってください。',
    english: 'This task is running. Please wait until it ends.',
  },
  NOTICE_NOT_MAILABLE: {
    status: 409,
    message: 'メールで送れるのは、公開中の、求職者へのお知らせだけです。先に公開してください。',
    english: 'Only a public announcement to candidates can be mailed. Publish it first.',
  },
  NOTICE_MAILED: {
    status: 409,
    message: 'このお知らせのメールは、送信を予約したか、送信を始めています。ページを読み直して確かめてください。',
    english: 'The mail of this announcement is scheduled or has begun already. Reload the page.',
  },
  NOBODY_AGREED: {
    status: 409,
    message: 'この宛先に、メールマガジンの受け取りに同意した人はいません。宛先の条件を確かめてください。',
    english: 'Nobody of this audience agreed to mails. Check the conditions.',
  },
  MAIL_SENDER_UNNAMED: {
    status: 409,
    message: 'メールマガジンには送信者の名称と住所の表示が必要です。OPERATOR_NAME と OPERATOR_ADDRESS を設定してから送ってください。',
    english: 'Such mails have to name their sender and its address. Set OPERATOR_NAME and OPERATOR_ADDRESS first.',
  },
} as const
