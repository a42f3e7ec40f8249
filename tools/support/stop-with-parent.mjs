// Loaded before the server: should the command that started it be killed, the server stops as if
// it had been asked to.
process.once('disconnect', () => process.kill(process.pid, 'SIGINT'));
process.channel?.unref();
