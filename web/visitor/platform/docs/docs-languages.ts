import type { DocsLanguage } from '#contract/platform/docs/docs-contents.ts'

const ja = {
  name: '日本語',
  docs: 'ドキュメント',
  search: 'ドキュメントを検索',
  searchWord: '検索',
  contents: '目次',
  onThisPage: 'このページの内容',
  previous: '前のページ',
  next: '次のページ',
  order: '前後のページ',
  copy: 'コピー',
  copied: 'コピーしました',
  notCopied: 'コピーできません。文字を選択してください',
  code: 'コード',
  linkTo: (heading: string) => `「${heading}」へのリンク`,
  reference: 'リファレンス（英語・一部日本語）',
  found: (count: number) => `${count}件`,
  results: '検索結果',
  askedNothing: '言葉を入力してください。空白で区切ると、すべての言葉を含むページが見つかります。',
  foundNothing: '見つかりませんでした。言葉を減らすか、別の言いかたで検索してください。目次からもさがせます。',
  elsewhere: (count: number) => `英語のページに${count}件あります`,
  lead: '使う人、運営する人、開発する人のための説明です。',
}

const en: typeof ja = {
  name: 'English',
  docs: 'Documentation',
  search: 'Search the documentation',
  searchWord: 'Search',
  contents: 'Contents',
  onThisPage: 'On this page',
  previous: 'Previous page',
  next: 'Next page',
  order: 'Previous and next page',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Cannot copy. Select the text instead',
  code: 'Code',
  linkTo: (heading) => `Link to “${heading}”`,
  reference: 'Reference',
  found: (count) => (count === 1 ? '1 page' : `${count} pages`),
  results: 'Results',
  askedNothing: 'Type some words. Separate them by blanks to find the pages that hold all of them.',
  foundNothing: 'Nothing found. Try fewer or other words, or look through the contents.',
  elsewhere: (count) => (count === 1 ? '1 page in Japanese' : `${count} pages in Japanese`),
  lead: 'For those who use this site, run it, connect to it and work on it.',
}

/** What the frame of the documentation says, in both languages. */
export const docsWords: Record<DocsLanguage, typeof ja> = { ja, en }

export const otherLanguage = (language: DocsLanguage): DocsLanguage => (language === 'ja' ? 'en' : 'ja')
