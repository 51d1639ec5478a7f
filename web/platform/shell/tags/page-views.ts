declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

export type PageView = { event: 'page_view'; page_path: string; page_title: string }

/** Tells the tag manager that a page is shown. Reports the same page once, however often it is rendered. */
export function pageViewReporter() {
  let told: string | undefined
  return (dataLayer: unknown[], path: string, title: string) => {
    if (path === told) return
    told = path
    dataLayer.push({ event: 'page_view', page_path: path, page_title: title } satisfies PageView)
  }
}
