import type { EndReason, SelectionStep } from './selection-steps.ts'

export type NotifiedStep = Exclude<SelectionStep, 'end'>

/** How long a message about a step waits before the candidate gets it, in milliseconds. The recruiter can cancel it until then. */
export const NOTICE_HOLD = 60_000

/** What a candidate is told of a step unless the company wrote its own text. */
export const stepTexts: Record<NotifiedStep, string> = {
  entry: '「{求人}」へのご応募を確認しました。選考についてはあらためてご連絡します。',
  casual_meeting: '「{求人}」について、まずは面談でお話しできればと思います。日程はあらためてご連絡します。',
  document_screening: '「{求人}」の選考は、書類選考に進みました。結果はあらためてご連絡します。',
  first_interview: '「{求人}」の選考は「{段階}」に進みました。日程はあらためてご連絡します。',
  second_interview: '「{求人}」の選考は「{段階}」に進みました。日程はあらためてご連絡します。',
  final_interview: '「{求人}」の選考は「{段階}」に進みました。日程はあらためてご連絡します。',
  offer: '「{求人}」について、内定をお出しします。条件などの詳細はあらためてご連絡します。',
}

/** What a candidate is told of the end when the recruiter writes nothing. */
export const endTexts: Record<EndReason, string> = {
  hired: '入社が決まりました。これからよろしくお願いします。',
  declined: 'ご辞退の件、承知しました。ここまでありがとうございました。',
  rejected: '選考の結果、今回はご縁がありませんでした。ご応募ありがとうございました。',
  not_applicable: 'このやりとりでの選考は、ここまでとなります。ありがとうございました。',
}

/** Puts the job and the step into a company's text. */
export const filledText = (text: string, { job, step }: { job: string; step: string }) => text.replaceAll('{求人}', job).replaceAll('{段階}', step)
