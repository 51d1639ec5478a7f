import { href } from 'react-router'

export const OFFER_PATH = href('/online/companies/selection/offer')
export const OFFER_PREVIEW_PATH = href('/online/companies/selection/offer/preview')
export const offerFile = (id: string) => `/online/api/v1/amateras/company_users/offers/${id}/document/`
