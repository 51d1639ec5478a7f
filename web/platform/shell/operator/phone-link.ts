export const phoneLink = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`
