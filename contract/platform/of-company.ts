/** The parameter by which a link in a mail or a calendar names the company to which its page belongs. A person of several companies is asked to switch; nobody else notices it. */
export const OF_COMPANY = 'of_company'

/** What the address of every page of a company's area begins with. */
export const COMPANY_AREA = '/online/companies/'

/** A path of the company's area with its company. */
export function ofCompany(path: string, company_id: number) {
  const [address = '', hash] = path.split('#')
  return `${address}${address.includes('?') ? '&' : '?'}${OF_COMPANY}=${company_id}${hash === undefined ? '' : `#${hash}`}`
}
