/*
 * Preloaded into the server of a journey: it ends with its parent process, however that ended. The IPC channel does not
 * keep the server running.
 */
process.once('disconnect', () => process.exit());
process.channel?.unref();
