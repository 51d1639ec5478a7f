import { byMail, memberKind } from './kind-of-audience.ts'

/** Of messages that a member scheduled and that were not sent. Why, in words, comes with it. */
export const unsentKinds = {
  unsent_message: memberKind({
    label: '予約送信',
    when: '予約したメッセージを送信しなかったとき',
    headline: '送信していないメッセージがあります',
    subjects: ['conversation'],
    channels: byMail,
    title: ({ candidate }) => `${candidate}への予約したメッセージを送信していません`,
    text: ({ detail }) => detail.text ?? '',
  }),
}
