import { encoderReady } from './mp3.ts';
import { type AnalysisRequest, analyzeSpeech, type SpeechAnalysis } from './speech-analysis.ts';

/** The program of the thread that analyzes a provider's speech. */
export default async function analyze(request: AnalysisRequest): Promise<SpeechAnalysis> {
	await encoderReady;
	return analyzeSpeech(request);
}
