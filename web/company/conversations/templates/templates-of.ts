import type { MessageTemplate } from '#contract/conversations/templates/message-templates.ts'
import { filledTemplate, type PlaceholderValues } from '#contract/conversations/templates/placeholders.ts'
import type { ThreadState } from '#contract/conversations/threads.ts'
import type { Team } from '#contract/hiring/applications/thread-team.ts'
import { endTexts, filledText, type NotifiedStep } from '#contract/hiring/selection/selection-notice-texts.ts'
import type { NoticeSetting } from '#contract/hiring/selection/selection-notices.ts'
import type { Message } from '#contract/conversations/messages.ts'

/** `whose`: the company's, or the member's own; absent of the standard ones. */
export type Template = { key: string; name: string; text: string; whose?: '共有' | '自分だけ' }

type Facts = {
  /** Those that the company and the member wrote (settings/templates). */
  own: MessageTemplate[]
  values: PlaceholderValues
  /** The company's own texts of the steps (settings/selection_notices). */
  settings: NoticeSetting[]
  stepName: (step: NotifiedStep) => string
  candidate: { name: string }
  applications: Team['applications']
  thread: ThreadState | null
  messages: Message[]
}

const OPEN_POSITION = 'オープンポジション'

const currentOf = (applications: Facts['applications']) => applications.find(({ step }) => step !== 'end') ?? applications[0]

type Conversation = { candidate: { name: string }; company: { name: string }; member: string }

/** What the placeholders stand for in one conversation. 担当者名 is who writes: they answer for the words. */
export const valuesFor = ({ applications, ...of }: Conversation & { applications: Facts['applications'] }) =>
  valuesOf({ ...of, job: currentOf(applications)?.job?.position_title })

/** The same for one selection. */
export const valuesOf = ({ candidate, job, company, member }: Conversation & { job: string | undefined }): PlaceholderValues => ({
  候補者名: nameIn(candidate.name),
  求人名: job || OPEN_POSITION,
  企業名: company.name,
  担当者名: member,
})

/** The name without さん and what stands in brackets; the number of a candidate who does not show it. */
export const nameIn = (label: string) =>
  /^(?<code>求職者 [0-9A-F]{4})(?:（|$)/.exec(label)?.groups?.code ?? /^(?<name>.+?)さん（/.exec(label)?.groups?.name ?? label

/** The company's own templates as they are, where they are filled in for each of several people. */
export const ownTemplates = (own: MessageTemplate[], textOf: (message: string) => string = (message) => message): Template[] =>
  own.map(({ id, name, message, is_shared }) => ({ key: `own_${id}`, name, text: textOf(message), whose: is_shared ? '共有' : '自分だけ' }))

/** What a member can begin a reply with, the fitting ones first (by what the candidate asked, whose turn it is, and the step of the selection), then those that they wrote themselves. */
export function templatesOf({ own, values, settings, stepName, candidate, applications, thread, messages }: Facts): Template[] {
  const current = currentOf(applications)
  const job = values.求人名
  const step = current && current.step !== 'end' ? (current.step as NotifiedStep) : undefined
  const hello = helloTo(candidate.name)
  const standard: Template[] = [
    { key: 'times', name: '日程調整', text: `${hello}「${job}」の面談・面接の日程を調整させてください。\nご都合のよい日時を3つほどお知らせいただけますか。` },
    { key: 'question', name: '質問への返信', text: `${hello}ご質問ありがとうございます。\n` },
    { key: 'passed', name: '書類通過', text: `${hello}「${job}」の書類選考を通過されました。\n次の面接の日程をご相談させてください。` },
    { key: 'rejected', name: '見送り', text: `${hello}${endTexts.rejected}` },
  ]
  const ofSteps = settings.map((one) => {
    const named = stepName(one.step)
    return { key: `step_${one.step}`, name: `${named}の連絡`, text: `${hello}${filledText(one.message, { job, step: named })}` }
  })
  const fitting = [
    thread?.turn === 'company' && asks(messages) ? 'question' : null,
    step === 'document_screening' ? 'passed' : null,
    step && isMeeting(step) ? 'times' : null,
    step ? `step_${step}` : null,
  ]
  const all = [...ownTemplates(own, (message) => filledTemplate(message, values)), ...standard, ...ofSteps]
  const first = fitting.flatMap((key) => all.filter((one) => one.key === key))
  return [...first, ...all.filter((one) => !first.includes(one))]
}

/** By name only where the candidate shows it to the company: a number is no salutation. */
function helloTo(label: string) {
  const name = /^(?<name>.+さん)（/.exec(label)?.groups?.name
  return name && !label.startsWith('求職者 ') ? `${name}\n\n` : ''
}

const isMeeting = (step: NotifiedStep) => step === 'casual_meeting' || step.endsWith('_interview')

/** Whether the candidate's last words are a question. */
function asks(messages: Message[]) {
  const last = messages.findLast(({ kind }) => kind !== 'system')
  return last !== undefined && !last.company && /[?？]|(?:ですか|ますか|でしょうか|ませんか)/.test(last.message)
}
