import type { PdfFailure } from '../pdf/pdf-reading.ts'

/** The message to the candidate about a file that gave no text: the reason and the remedy. */
export const pdfFailures: Record<PdfFailure | 'gone', string> = {
  locked: 'パスワードがかかっていて、読み取れませんでした。パスワードを外したPDFを送ってください。',
  broken: 'PDFとして読み取れませんでした。もとのファイルからPDFに書き出し直して、送ってください。',
  too_heavy: '内容が大きすぎて、読み取れませんでした。ページや画像を減らして送るか、文章を下の欄に貼り付けてください。',
  without_text: '文字が見つかりませんでした。紙を画像にしたPDFは読み取れません。文章を下の欄に入力してください。',
  gone: '読み取りが途中で止まりました。もう一度送ってください。',
}
