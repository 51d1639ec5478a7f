/** For so long a notice of maintenance that one operator published in an emergency is shown; then it needs a second one. */
export const EMERGENCY_MINUTES = 120
