/*
 * Preloaded into a server that a test starts with an IPC channel: it ends with the test's process, however that ended. The
 * channel does not keep the server running.
 */
process.once('disconnect', () => process.exit());
process.channel?.unref();
