import { siteSettings } from '#server/settings/site-settings.ts'
import { html } from 'hono/html'
import { type ErrorCode, errors } from '#contract/platform/errors/errors.ts'

/** Both keep what was typed: the page before still has it, and the browser sends the form of this one again. */
const resend = 'まだ送られていません。ブラウザーの「戻る」で入力した画面に戻れます。この画面を再読み込みすると、同じ内容をもう一度送ります。'

/** The page of a refusal that is sent before any page could be rendered: calm, without a picture, without a script. */
export function refusalPage(code: ErrorCode, nonce: string, isForm = false) {
  // What happened is the heading; what to do about it is read below.
  const [what = '', ...remedy] = errors[code].message.split(/(?<=。)/)
  // The same address: somebody on a train must not lose the page that they asked for.
  const isWorthAgain = !isForm && remedy.some((sentence) => sentence.includes('もう一度'))
  return html`<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${what.replace(/。$/, '')} | ${siteSettings().name}</title>
<style nonce="${nonce}">
:root { color-scheme: light dark; --ground: #f7f4ec; --ink: #20241f; --link: #235c43 }
@media (prefers-color-scheme: dark) { :root { --ground: #171915; --ink: #ece9df; --link: #9ccfb0 } }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 24px; background: var(--ground); color: var(--ink);
  font: 16px/1.8 "Hiragino Sans", "Noto Sans JP", "Yu Gothic UI", Meiryo, sans-serif }
main { max-width: 32em } h1 { font-size: 1.25rem; line-height: 1.5; word-break: auto-phrase }
p { line-break: strict; overflow-wrap: anywhere } a { color: var(--link) }
</style>
</head>
<body><main><h1>${what}</h1>${remedy.length > 0 && html`<p>${remedy.join('')}</p>`}${isForm && html`<p>${resend}</p>`}${isWorthAgain && html`<p><a href="">もう一度読み込む</a></p>`}${code !== 'SITE_PREPARING' && html`<p><a href="/">ホームへ戻る</a></p>`}</main></body>
</html>`
}
