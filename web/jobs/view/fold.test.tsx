import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Fold } from './fold.tsx'

test('a fold within a closed one is sent without a second noscript, whose end would end the first', () => {
  const inner = (
    <Fold className="inner" summary={<summary>ほか</summary>}>
      <p>奥</p>
    </Fold>
  )
  const closed = renderToString(<Fold summary={<summary>駅</summary>}>{inner}</Fold>)
  expect(closed).toBe('<details><summary>駅</summary><noscript><details class="inner"><summary>ほか</summary><p>奥</p></details></noscript></details>')
  expect(
    renderToString(
      <Fold open summary={<summary>駅</summary>}>
        {inner}
      </Fold>,
    ),
  ).toContain('<noscript><p>奥</p></noscript>')
})
