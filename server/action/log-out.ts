/** An operator ends every login of a member: as the log has it, for whoever asks whether that was done. */
export const LOG_OUT = 'member.log-out'
