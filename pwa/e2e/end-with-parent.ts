/*
 * Preloaded into the server of a journey: it ends with the process that started it, however that one ended. The channel
 * itself does not keep the server running.
 */
process.once('disconnect', () => process.exit());
process.channel?.unref();
