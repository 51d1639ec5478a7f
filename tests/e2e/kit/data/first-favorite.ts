import type { Page } from '@playwright/test'

/** Confirms the dialog that the site shows before a candidate's first 気になる. */
export const sendFirstFavorite = (page: Page) => page.getByRole('button', { name: '「気になる」を送る', exact: true }).click()
