import type { FAQPage, WithContext } from 'schema-dts'

/** Questions with their answers, as search engines describe them. */
export const faqPage = (questions: { question: string; answer: string[] }[]): WithContext<FAQPage> => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  inLanguage: 'ja',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
  })),
})
