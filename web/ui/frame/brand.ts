import { useRouteLoaderData } from 'react-router'

type Brand = { name: string; latin_name: string; logo?: string | null }

/** What the site is called, as its root loaded it. */
export const useBrand = () => useRouteLoaderData<Brand>('root') ?? { name: '', latin_name: '' }

/** As the wordmark reads. */
export function useBrandText() {
  const { name, latin_name } = useBrand()
  return name === latin_name ? name : `${latin_name} ${name}`
}
