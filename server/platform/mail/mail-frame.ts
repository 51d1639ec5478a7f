import { escapeHtml as safe } from '../text/escape-html.ts'

/** Mail programs read styles from attributes; those that know a dark page read this, too. */
const dark = `@media (prefers-color-scheme: dark) {
  .page { background: #171915 !important; color: #ebe9e0 !important; }
  .sheet { background: #1f221d !important; border-color: #363a31 !important; }
  .quiet { color: #b9bcb0 !important; }
  .rule { border-color: #363a31 !important; }
  .link { color: #86cf98 !important; }
  .button { background: #86cf98 !important; color: #0d1f13 !important; }
}`

/** The sheet every mail is written on: no picture, nothing loaded from anywhere, so that opening it tells nobody. */
export const mailFrame = (title: string, parts: string[], end: { line: string; url?: string | undefined }[]) => `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no">
<title>${safe(title)}</title>
<style>${dark}</style>
</head>
<body class="page" style="margin:0;padding:24px 16px;background:#f7f4ec;color:#1f241e;font-family:'Hiragino Sans','Noto Sans JP','Noto Sans CJK JP','Yu Gothic',Meiryo,sans-serif;font-size:16px;line-height:1.8">
<div class="sheet" style="max-width:560px;margin:0 auto;padding:24px;background:#fffdf8;border:1px solid #dcd7c8;border-radius:14px">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.5;word-break:auto-phrase">${safe(title)}</h1>
${parts.join('\n')}
</div>
<p class="quiet" style="max-width:560px;margin:16px auto 0;padding:0 24px;font-size:13px;line-height:1.65;color:#50564c">
${end.map(({ line, url }) => (url ? `<a class="link" href="${safe(url)}" style="color:#1b6f40">${safe(line)}</a>` : safe(line))).join('<br>\n')}
</p>
</body>
</html>
`
