import { z } from 'zod'

/** How seriously a candidate looks for work. Announcements are sent by it, too, so that it stands below the profile. */
export const CareerIntention = z.enum(['active', 'passive', 'gathering', 'no_considering'])
