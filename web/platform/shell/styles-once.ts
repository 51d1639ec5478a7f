import type { ServerBuild } from 'react-router'

/**
 * React Router marks the address of a style sheet with `#` where a part that loads later needs it too, so that Vite adds it again for that part, which may outlive
 * the page. The root's are on every page: added again, after those of the page, they would win against them.
 */
export function stylesOnce(build: ServerBuild): ServerBuild {
  const { routes } = build.assets
  const always = new Set(Object.values(routes).flatMap((route) => (route?.parentId === undefined ? (route?.css ?? []) : [])))
  const once = Object.entries(routes).map(([id, route]) => [
    id,
    route?.css ? { ...route, css: route.css.map((href) => (always.has(href) ? href.replace(/#$/, '') : href)) } : route,
  ])
  return { ...build, assets: { ...build.assets, routes: Object.fromEntries(once) } }
}
