"""Ridge regression on intervals: a width is known only as "above w - pixel and at most w", and some are stale.

Every observation has one or two candidate intervals with weights (a pixel, a whole point). Expectation step: the mean of
the prediction's normal distribution inside the intervals, and the probability that the observation is no outlier.
Maximisation step: ridge regression on those means. The standard deviation shrinks as the fit improves.
"""

import numpy as np
from scipy.special import ndtr


def _density(x):
    return np.exp(-0.5 * x * x) / np.sqrt(2 * np.pi)


def expectation(prediction, deviation, low, high, weight, outlier):
    """Expected true widths, and the probability that each observation is an inlier."""
    total = np.zeros(len(prediction))
    mass = np.zeros(len(prediction))
    for column in range(low.shape[1]):
        a = (low[:, column] - prediction) / deviation
        b = (high - prediction) / deviation
        inside = np.maximum(ndtr(b) - ndtr(a), 1e-300)
        mean = prediction + deviation * (_density(a) - _density(b)) / inside
        mean = np.clip(mean, low[:, column], high)
        share = weight[:, column] * inside / (high - low[:, column])
        total += share * mean
        mass += share
    expected = np.where(mass > 1e-250, total / np.maximum(mass, 1e-300), np.clip(prediction, low[:, 0], high))
    return expected, mass / (mass + outlier)


def fit(features, prior, offset, low, high, weight, outlier, noise=0.08, least=0.15, iterations=14):
    """The parameters of width = offset + features . parameters, each drawn towards 0 with its prior deviation."""
    parameters = np.zeros(features.shape[1])
    precision = 1 / prior**2
    wide = 0.8 + 0.008 * high
    for iteration in range(iterations):
        prediction = offset + features @ parameters
        factor = max(0.12, (1 - iteration / 8) ** 1.5) if iteration < 8 else 0.12
        deviation = np.maximum(least, wide * factor)
        expected, inlier = expectation(prediction, deviation, low, high, weight, outlier)
        confidence = inlier / noise**2
        matrix = features.T @ (features * confidence[:, None])
        matrix[np.diag_indices_from(matrix)] += precision
        parameters = np.linalg.solve(matrix, features.T @ (confidence * (expected - offset)))
    return parameters
