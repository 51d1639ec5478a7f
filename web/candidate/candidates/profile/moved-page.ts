import { href, redirect } from 'react-router'

const PROFILE = href('/profile')

/** Pages that became parts of the profile: their addresses stand in mails and bookmarks. What follows a # stays. */
export function loader({ url: { pathname, searchParams } }: { url: URL }) {
  const asked = (name: string) => (searchParams.has(name) ? `${name}=${encodeURIComponent(searchParams.get(name) ?? '')}` : '')
  if (pathname.includes('/work_experience')) return redirect(`${PROFILE}?edit=work${searchParams.has('id') ? `&${asked('id')}` : ''}`, 301)
  if (pathname.includes('/preview')) return redirect(`${PROFILE}?${asked('company_id') || asked('company_name') || 'company_name='}`, 301)
  return redirect(pathname.includes('/yourvision') ? `${PROFILE}?edit=vision` : PROFILE, 301)
}

/** A form of such a page may still be open from the version before: it leads to the same place, and changes nothing. */
export const action = loader
