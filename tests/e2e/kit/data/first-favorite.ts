import type { Page } from '@playwright/test'

/** The first 気になる of a candidate is asked about once. */
export const sendFirstFavorite = (page: Page) => page.getByRole('button', { name: '「気になる」を送る', exact: true }).click()
