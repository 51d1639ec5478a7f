import { type MiddlewareFunction, Outlet } from 'react-router'
import { candidateAbouts } from '#web/candidate/operations/about/candidate-abouts.ts'
import { AboutPage } from '#web/platform/shell/about-page/about-page.tsx'
import { routeMiddleware } from '#web/platform/shell/guards/route-middleware.ts'
import { retainPageData } from '#web/platform/shell/routing/retain-page-data.ts'

/** Every page below belongs to a signed-in candidate. */
export const middleware = routeMiddleware('signed-in')

export const clientMiddleware: MiddlewareFunction<unknown>[] = [retainPageData]

export default function OwnLayout() {
  return (
    <>
      <div className="wrap about-page">
        <AboutPage abouts={candidateAbouts} />
      </div>
      <Outlet />
    </>
  )
}
