import { expect, test } from 'vitest'
import { accessPage } from './access-page.ts'

test('docs/access.md says what the tables say', async () => {
  await expect(accessPage()).toMatchFileSnapshot('../../../docs/access.md')
})
