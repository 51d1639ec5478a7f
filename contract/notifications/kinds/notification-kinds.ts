import { alwaysByMail, byMail, candidateKind, everywhere, type Kind, memberKind } from './kind-of-audience.ts'
import { peopleKinds } from './people-kinds.ts'
import { unsentKinds } from './unsent-kinds.ts'
import { reminderTitle } from './reminder-title.ts'
import type { Audience } from './subject-page.ts'
import { approvalTitles, because, jobReviewTitle, jobTitle, operatorTitles, scoutAnswers, selectionTitles, storyTitles } from './titles-by-detail.ts'

/** Every kind of notification, in the order of the settings. A new kind is one entry here. */
export const notificationKinds = {
  new_message: candidateKind({
    label: 'メッセージ',
    when: '企業から返信や連絡が届いたとき',
    headline: '新しいメッセージがあります',
    subjects: ['conversation'],
    channels: everywhere,
    title: ({ company }) => `${company}からメッセージが届きました`,
  }),
  scout: candidateKind({
    label: 'スカウト',
    when: '企業からスカウトが届いたとき',
    headline: '新しいスカウトがあります',
    subjects: ['scout'],
    channels: everywhere,
    title: ({ company, detail }) => `${company}からスカウト${detail.corrects ? 'の訂正' : ''}が届きました`,
  }),
  selection: candidateKind({
    label: '選考',
    when: '面談・面接の予定や、選考の段階が変わったとき',
    headline: '選考について新しい連絡があります',
    subjects: ['conversation', 'application'],
    channels: everywhere,
    title: (facts) => selectionTitles[facts.detail.about ?? '']?.(facts) ?? `${facts.company}から選考について連絡が届きました`,
  }),
  saved_search: candidateKind({
    label: '保存した検索',
    when: '条件に合う求人が新しく出たとき',
    headline: '保存した検索に合う求人があります',
    subjects: ['saved_search'],
    channels: { mail: true, push: true, line: false },
    title: ({ detail }) => `「${detail.name}」に合う新しい求人が${detail.count}件あります`,
    text: ({ detail }) => detail.jobs ?? '',
  }),
  favorite_by_company: candidateKind({
    label: '気になる',
    when: '企業があなたに「気になる」を送ったとき',
    headline: '「気になる」が届いています',
    subjects: ['favorite'],
    channels: { mail: false, push: true, line: false },
    title: ({ company }) => `${company}があなたに「気になる」を送りました`,
  }),
  profile_request: candidateKind({
    label: 'プロフィールの追記',
    when: '企業に頼まれたとき',
    headline: 'プロフィールの更新のお願いがあります',
    subjects: ['profile_request', 'vision_request'],
    channels: { mail: true, push: true, line: false },
    title: ({ company }) => `${company}から、プロフィールの追記のリクエストが届きました`,
  }),
  reminder: candidateKind({
    label: '確認のお願い',
    when: '返信の期限や、面談のあと、あとで返信する時刻、オファーの回答の期限の2日前',
    headline: '確認していただきたいことがあります',
    subjects: ['conversation', 'meeting'],
    channels: { mail: true, push: true, line: false },
    title: ({ subject, company, detail }) => reminderTitle(subject.type, company, detail),
  }),
  notice: candidateKind({
    label: '運営からのお知らせ',
    when: '規約や機能が変わるとき',
    headline: '新しいお知らせがあります',
    subjects: ['data_request', 'disclosure', 'premium', 'report', 'restriction', 'second_factor'],
    channels: { mail: true, push: false, line: false },
    title: (facts) => operatorTitles[facts.subject.type]?.(facts) ?? '運営からのお知らせ',
    text: ({ detail }) => detail.text ?? '',
  }),

  application: memberKind({
    label: '応募',
    when: '応募が届いたとき',
    headline: '新しい応募があります',
    subjects: ['conversation'],
    channels: byMail,
    title: (facts) => `${facts.candidate}から、${jobTitle(facts)}に応募が届きました`,
  }),
  message: memberKind({
    label: 'メッセージ',
    when: '求職者からメッセージが届いたとき',
    headline: '新しいメッセージがあります',
    subjects: ['conversation'],
    channels: byMail,
    title: ({ candidate }) => `${candidate}からメッセージが届きました`,
  }),
  scout_answer: memberKind({
    label: 'スカウトへの回答',
    when: 'スカウトが承諾・辞退・保留されたとき',
    headline: 'スカウトに回答がありました',
    // A scout that the candidate declined stands without its conversation, which the company does not see.
    subjects: ['conversation', 'scout'],
    channels: byMail,
    title: ({ candidate, detail }) => `${candidate}がスカウトを${scoutAnswers[detail.state ?? ''] ?? '読みました'}`,
  }),
  offer_answer: memberKind({
    label: 'オファーの回答',
    when: 'オファーが承諾・辞退されたとき',
    headline: 'オファーに回答がありました',
    subjects: ['conversation'],
    channels: byMail,
    title: ({ candidate }) => `${candidate}から、オファーに回答がありました`,
  }),
  meeting: memberKind({
    label: '面談・面接',
    when: '候補日が選ばれた・断られたとき、社外からの候補者が登録を取り消して予定がなくなったとき',
    headline: '面談・面接の日時に回答がありました',
    subjects: ['conversation', 'outside_candidate', 'outside_withdrawal'],
    channels: byMail,
    title: ({ subject, candidate, detail: { meeting = '面談・面接', time } }) =>
      subject.type === 'outside_withdrawal'
        ? `社外からの候補者が登録を取り消したため、${time ? `${time}の` : '候補日を送った'}${meeting}はなくなりました`
        : `${candidate}から、面談・面接の日時に回答がありました`,
  }),
  deadline: memberKind({
    label: '返信の期限',
    when: '返信の期限の前の日、オファーの回答の期限の2日前',
    headline: '返信の期限が近づいています',
    subjects: ['conversation'],
    channels: byMail,
    title: ({ candidate, detail }) => `${candidate}への${detail.about === 'offer' ? 'オファーの回答' : '返信'}の期限は、${detail.due ?? 'あす'}です`,
  }),
  ...unsentKinds,
  mention: memberKind({
    label: '社内メモ',
    when: 'メンバーが社内メモであなたを @名前 で呼んだとき',
    headline: '社内メモで呼ばれています',
    subjects: ['conversation', 'candidate', 'outside_candidate'],
    channels: byMail,
    title: ({ candidate, detail }) => `${detail.by ?? ''}さんが、${candidate}についての社内メモであなたを呼びました`,
  }),
  scorecard: memberKind({
    label: '評価の依頼',
    when: 'メンバーから候補者の評価を依頼されたとき、担当した面談・面接が終わったとき',
    headline: '評価の依頼があります',
    subjects: ['scorecard', 'outside_scorecard'],
    channels: byMail,
    title: ({ candidate, detail: { by, kit = '', meeting = '' } }) =>
      by ? `${by}さんから、${candidate}の評価（${kit}）を依頼されました` : `${candidate}との${meeting}が終わりました。評価（${kit}）を書いてください`,
  }),
  ...peopleKinds,
  job_confirmation: memberKind({
    label: '求人の確認',
    when: '公開中の求人を確かめる時期になったとき',
    headline: '確認の時期になった求人があります',
    subjects: ['job'],
    channels: byMail,
    title: (facts) => `${facts.detail.decision === 'asked' ? '運営から：' : ''}${jobTitle(facts)}を、いまも募集しているか確かめてください`,
  }),
  job_review: memberKind({
    label: '求人の審査',
    when: '審査の結果が決まったとき',
    headline: '求人の審査の結果が決まりました',
    subjects: ['job'],
    channels: byMail,
    title: jobReviewTitle,
  }),
  job_approval: memberKind({
    label: '求人の承認',
    when: '求人の公開や変更の承認を申請されたとき（管理者に届きます）、申請した結果が決まったとき',
    headline: '求人の承認について連絡があります',
    subjects: ['job', 'job_approvals'],
    channels: byMail,
    title: (facts) => approvalTitles[facts.detail.decision ?? '']?.(facts) ?? `${jobTitle(facts)}の承認について連絡があります`,
  }),
  job_closed: memberKind({
    label: '求人の公開停止',
    when: '運営が求人の公開を止めたとき、戻したとき',
    headline: '求人の公開について、運営からお知らせがあります',
    subjects: ['job'],
    channels: alwaysByMail,
    title: (facts) =>
      facts.detail.decision === 'undone'
        ? `運営が${jobTitle(facts)}の公開を元に戻しました`
        : `運営が${jobTitle(facts)}の公開を止めました。もう一度公開するには、審査があります。理由：${facts.detail.reason ?? ''}`,
  }),
  story_review: memberKind({
    label: 'ストーリーの審査',
    when: '審査の結果が決まったとき、運営が公開を止めたとき',
    headline: 'ストーリーについて、運営からお知らせがあります',
    subjects: ['story'],
    channels: alwaysByMail,
    title: ({ detail }) => storyTitles[detail.decision ?? '']?.(detail) ?? `ストーリー「${detail.title ?? ''}」について、運営からお知らせがあります`,
  }),
  company_decision: memberKind({
    label: '企業の利用',
    when: '運営が企業の承認・停止・契約について決めたとき',
    headline: '企業の利用について、運営からお知らせがあります',
    subjects: ['company'],
    channels: alwaysByMail,
    title: (facts) => `${facts.detail.sentence ?? ''}${because(facts)}`,
  }),
  role_request: memberKind({
    label: '役割の依頼',
    when: 'メンバーが、いまの役割ではできない操作を求めたとき（管理者に届きます）',
    headline: 'メンバーから役割の依頼があります',
    subjects: ['member'],
    channels: byMail,
    title: ({ detail }) => `${detail.name}さん（${detail.role}）が、「${detail.act}」ための役割を求めています`,
  }),
  webhook: memberKind({
    label: 'Webhook',
    when: '届かない状態が続いて、送信を止めたとき',
    headline: 'Webhookの送信を止めました',
    subjects: ['webhook_endpoint'],
    channels: byMail,
    title: () => '届かない状態が続いたため、Webhookの送信を止めました',
  }),
  company_viewed: memberKind({
    label: '運営による閲覧',
    when: '運営が企業の画面を閲覧したとき（管理者に届きます）',
    headline: '運営が企業の画面を閲覧しました',
    subjects: ['operator_viewing'],
    channels: alwaysByMail,
    title: (facts) => `運営が企業の画面を閲覧しました（変更はできず、候補者とやりとりは見られません）。${because(facts)}`,
  }),
  thread_opened: memberKind({
    label: '運営による確認',
    when: '通報を受けて、運営がやりとりを確認したとき',
    headline: '運営がやりとりを確認しました',
    subjects: ['conversation'],
    channels: alwaysByMail,
    title: ({ candidate }) => `通報を受けて、運営の2名が${candidate}とのやりとりを確認しました`,
  }),
}

type Kinds = typeof notificationKinds
export type NotificationKind = keyof Kinds
export type KindFor<Of extends Audience> = { [Name in NotificationKind]: Kinds[Name]['audience'] extends Of ? Name : never }[NotificationKind]
/** A kind as every kind is: for what holds for all of them. */
export const kindNamed = (name: NotificationKind): Kind<Audience> => notificationKinds[name] as Kind<Audience>
export const isNotificationKind = (name: string): name is NotificationKind => Object.hasOwn(notificationKinds, name)

/** The kinds of one audience, in the order of its settings. */
export const kindsFor = <Of extends Audience>(audience: Of) =>
  (Object.keys(notificationKinds) as NotificationKind[]).filter((name): name is KindFor<Of> => notificationKinds[name].audience === audience)
/** Those of them of which some channel can be turned off. */
export const settableKinds = <Of extends Audience>(audience: Of) =>
  kindsFor(audience).filter((name) => !Object.values(kindNamed(name).channels).includes('always'))
