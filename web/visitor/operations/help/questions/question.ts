/** One question with its answer in plain paragraphs, and the pages where one goes on. Its id is its address on the page. */
export type Question = { id: string; question: string; answer: string[]; ways: { to: string; label: string }[] }

export type QuestionGroup = { id: string; name: string; questions: Question[] }
