/** For so long an operator looks at a company's area before it ends by itself. */
export const VIEWING_MINUTES = 30
