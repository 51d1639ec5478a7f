import { siteSettings } from '#server/settings/site-settings.ts'
import { html, raw } from 'hono/html'
import { apiPrefix } from '#contract/index.ts'
import type { OpenApiDocument } from './openapi-document.ts'

type Operation = OpenApiDocument['paths'][string][string]
type Schema = {
  type?: string | string[]
  anyOf?: Schema[]
  enum?: unknown[]
  items?: Schema
  minimum?: number
  maximum?: number
  maxLength?: number
  maxItems?: number
  properties?: object
}

/** The description of the API for developers: plain HTML, no script. */
export const apiPage = (document: OpenApiDocument, nonce: string) => html`<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API | ${siteSettings().name}</title>
<meta name="description" content="${siteSettings().name}の求人と企業を読むAPIの説明です。">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style nonce="${nonce}">${raw(style)}</style>
</head>
<body>
<header><a href="/">${siteSettings().name}</a></header>
<main>
<h1>API</h1>
${String((document.info as { description?: string }).description)
  .split('\n')
  .map((line) => html`<p>${line.replaceAll('`', '')}</p>`)}
<p>機械で読める説明: <a href="/online/api/v1/openapi.json">openapi.json</a>（OpenAPI 3.1）</p>
<nav aria-label="呼び出し"><ul>${operationsOf(document).map(({ operation }) => html`<li><a href="#${operation.operationId}">${operation.summary}</a></li>`)}</ul></nav>
${operationsOf(document).map(operationSection)}
</main>
</body>
</html>`

const operationsOf = ({ paths }: OpenApiDocument) =>
  Object.entries(paths).flatMap(([path, operations]) => Object.entries(operations).map(([method, operation]) => ({ path, method, operation })))

const operationSection = ({ path, method, operation }: { path: string; method: string; operation: Operation }) => html`
<section id="${operation.operationId}">
<h2>${operation.summary}</h2>
<p><code class="call"><b>${method.toUpperCase()}</b> ${apiPrefix}${path}</code></p>
${
  operation.parameters?.length
    ? html`<div class="wide" tabindex="0" role="region" aria-label="${operation.summary}のパラメーター"><table>
<thead><tr><th scope="col">パラメーター</th><th scope="col">形</th><th scope="col">意味</th><th scope="col">例</th></tr></thead>
<tbody>${operation.parameters.map(({ name, schema, description, example }) => html`<tr><th scope="row"><code>${name}</code></th><td>${formOf(schema as Schema)}</td><td>${description?.replaceAll('`', '')}</td><td><code>${[example].flat().join(', ')}</code></td></tr>`)}</tbody>
</table></div>`
    : html`<p>パラメーターはありません。</p>`
}
<p>断られるとき: ${Object.keys(operation.responses)
  .filter((status) => status !== '200')
  .join('・')}</p>
<details><summary>答えの例</summary><pre tabindex="0">${JSON.stringify(operation.responses['200']?.content?.['application/json']?.example, null, 2)}</pre></details>
</section>`

function formOf(schema: Schema = {}): string {
  const { type, anyOf, items, minimum, maximum, maxLength, maxItems } = schema
  if (items) return `${formOf(items)} を${maxItems}個まで（くり返し）`
  if (anyOf) return 'true / false'
  const bounds = minimum !== undefined && maximum !== undefined ? ` ${minimum}〜${maximum}` : ''
  return type === 'integer' ? `整数${bounds}` : `文字${maxLength ? ` ${maxLength}字まで` : ''}`
}

const style = `
:root { color-scheme: light dark; --ground: #f7f4ec; --paper: #fffdf8; --ink: #20241f; --muted: #5a6057; --line: #d9d4c5; --link: #235c43 }
@media (prefers-color-scheme: dark) { :root { --ground: #171915; --paper: #1f221d; --ink: #ece9df; --muted: #a9aea3; --line: #3a3e36; --link: #9ccfb0 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.8 "Hiragino Sans", "Noto Sans JP", "Yu Gothic UI", Meiryo, sans-serif; overflow-wrap: anywhere }
header, main { max-width: 960px; margin: 0 auto; padding: 24px 16px }
main { padding-top: 0 } h1 { font-size: 1.75rem; margin: 0 } h2 { font-size: 1.25rem; margin: 0 }
a { color: var(--link); text-underline-offset: .2em } a:focus-visible, summary:focus-visible, [tabindex]:focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
section { margin-top: 24px; padding: 24px; background: var(--paper); border: 1px solid var(--line); border-radius: 8px }
.wide { overflow-x: auto } table { border-collapse: collapse; width: 100%; font-size: .875rem } th, td { text-align: left; vertical-align: top; padding: 8px; border-bottom: 1px solid var(--line); min-width: 7em }
pre { overflow: auto; max-height: 30rem; padding: 16px; background: var(--ground); border-radius: 8px; font-size: .8125rem; line-height: 1.6; white-space: pre }
summary { cursor: pointer; padding: 8px 0 }
@media (max-width: 600px) { section { padding: 16px } }
`
